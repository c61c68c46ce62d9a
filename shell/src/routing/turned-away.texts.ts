import { catalogue } from 'shared-ui/i18n';

/** Why a screen was not opened. */
export const turnedAwayTexts = catalogue({
  en: {
    turnedAway: '“{title}” was not opened: your account lacks {rights}. An administrator can grant it.',
    rightAdmin: 'the right of an administrator',
    rightSuperAdmin: 'the right of a super administrator',
    rightNextStations: 'the right to use the new station forms',
    rightDeployments: 'the right to manage deployments',
  },
  es: {
    turnedAway: '«{title}» no se abrió: a su cuenta le falta {rights}. Un administrador puede concederlo.',
    rightAdmin: 'el permiso de administrador',
    rightSuperAdmin: 'el permiso de superadministrador',
    rightNextStations: 'el permiso para usar los nuevos formularios de estación',
    rightDeployments: 'el permiso para gestionar despliegues',
  },
});
