import { useUser } from 'shared-ui/auth';
import { paths } from 'shared-domain';
import { useTexts } from 'shared-ui/i18n';
import { LinkButton, Icon, LanguageSwitch, ThemeSwitch } from 'shared-ui/ui';
import { shellTexts } from '../texts.ts';
import { keepLanguage } from './language.resource.ts';
import { Disclosure } from './disclosure.tsx';

/** The person's name, on phones a sign that is called by it; behind it language, colours, User Profile and Logout. */
export function UserMenu() {
  const t = useTexts(shellTexts);
  const user = useUser();
  return (
    <Disclosure
      className="sh-user"
      face={
        <>
          <span className="sh-user-sign">
            <Icon name="user" />
          </span>
          <span className="sh-user-name">{user.name}</span>
          <Icon name="chevron-down" />
        </>
      }
    >
      {(close) => (
        <>
          <p className="sh-user-who">
            <strong>{user.name}</strong>
            <span>{user.email}</span>
            <span>{user.agency.name}</span>
          </p>
          <LanguageSwitch onChoose={keepLanguage} />
          <ThemeSwitch />
          <LinkButton to={paths.userProfile.href()} icon="user" onClick={close}>
            {t('userProfile')}
          </LinkButton>
          <LinkButton to={paths.logout.href()} icon="sign-out" onClick={close}>
            {t('logout')}
          </LinkButton>
        </>
      )}
    </Disclosure>
  );
}
