import { defineTexts } from 'shared-ui/i18n';

/** Texts of the frame in which a remote runs alone. */
export const standaloneTexts = defineTexts({
  en: {
    alone: '{name}, alone',
    persona: 'Signed in as',
    nobody: 'Nobody',
    super: 'Super admin, TxDOT',
    admin: 'Admin, City of Austin',
    user: 'Ordinary user, City of Austin',
    houston: 'Ordinary user, City of Houston',
    screens: 'Screens',
    choosePersona: 'Choose who is signed in to begin.',
    chooseScreen: 'Choose a screen.',
    waiting: 'Loading…',
    failed: 'The remote could not be mounted: {reason}',
    leaveTitle: 'Leave without saving?',
    leaveText: 'What you entered here has not been saved.',
    leave: 'Leave',
  },
  es: {
    alone: '{name}, por separado',
    persona: 'Sesión iniciada como',
    nobody: 'Nadie',
    super: 'Superadministrador, TxDOT',
    admin: 'Administrador, City of Austin',
    user: 'Usuario, City of Austin',
    houston: 'Usuario, City of Houston',
    screens: 'Pantallas',
    choosePersona: 'Elija quién inicia sesión para empezar.',
    chooseScreen: 'Elija una pantalla.',
    waiting: 'Cargando…',
    failed: 'No se pudo montar la parte: {reason}',
    leaveTitle: '¿Salir sin guardar?',
    leaveText: 'Lo que escribió aquí no se ha guardado.',
    leave: 'Salir',
  },
});
