import { catalogue } from 'shared-domain/texts';

/** What several screens of this part, its menu and titles say alike. */
export const shellWords = catalogue({
  en: {
    reloadPage: 'Reload the page',
    diagnostics: 'Diagnostics',
    glossary: 'Glossary',
    login: 'Login',
    logout: 'Logout',
    forgotPassword: 'Forgot Password',
    setPassword: 'Set Password',
    confirmEMail: 'Confirm E-mail',
    overview: 'Overview',
    userProfile: 'User Profile',
    terms: 'Terms & Conditions',
    register: 'Register',
    password: 'Password',
    loginFailed: 'Login failed!',
  },
  es: {
    reloadPage: 'Recargar la página',
    diagnostics: 'Diagnóstico',
    glossary: 'Glosario',
    login: 'Iniciar sesión',
    logout: 'Cerrar sesión',
    forgotPassword: 'Contraseña olvidada',
    setPassword: 'Establecer la contraseña',
    confirmEMail: 'Confirmar el correo',
    overview: 'Resumen',
    userProfile: 'Perfil de usuario',
    terms: 'Términos y condiciones',
    register: 'Registrarse',
    password: 'Contraseña',
    loginFailed: '¡No se pudo iniciar la sesión!',
  },
});
