import { useRef, useState, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { Icon } from './icon.tsx';

/** How a button looks: the main act, a second one, a quiet one, or one that destroys. */
export type ButtonSeverity = 'primary' | 'outlined' | 'text' | 'danger';
type Look = {
  severity?: ButtonSeverity;
  /** Name of a PrimeIcons icon without 'pi-'. */
  icon?: string;
  size?: 'normal' | 'small';
  children?: ReactNode;
};

const classes = (severity: ButtonSeverity, size: string, className = '') =>
  `cx-button cx-button-${severity} ${size === 'small' ? 'cx-button-small' : ''} ${className}`;

/** Keeps a press from doing anything, sending a form included. */
const hold = (event: MouseEvent) => event.preventDefault();

type Press = (event: MouseEvent<HTMLButtonElement>) => unknown;

/** A press that is at work until its promise is settled; what follows at once, before that shows, does nothing. */
function usePress(onClick: Press | undefined) {
  const [isWorking, setWorking] = useState(false);
  const under = useRef(false);
  const press = async (event: MouseEvent<HTMLButtonElement>) => {
    if (under.current) return;
    const work = onClick?.(event);
    if (!(work instanceof Promise)) return;
    under.current = true;
    setWorking(true);
    try {
      await work;
    } finally {
      under.current = false;
      setWorking(false);
    }
  };
  return { isWorking, press: (event: MouseEvent<HTMLButtonElement>) => void press(event) };
}

/**
 * A button; `loading` shows a turning mark and keeps it from being pressed twice, and so does an `onClick` that answers
 * a promise, until that is settled. It isn't `disabled` then, which would take the focus away from whoever pressed it
 * with a key.
 */
export function Button({
  severity = 'primary',
  icon,
  size = 'normal',
  loading = false,
  onClick,
  className,
  children,
  type = 'button',
  ...rest
}: Look & { loading?: boolean; onClick?: Press } & Omit<ComponentProps<'button'>, 'onClick'>) {
  const { isWorking, press } = usePress(onClick);
  const isBusy = loading || isWorking;
  return (
    <button
      {...rest}
      type={type}
      className={classes(severity, size, className)}
      onClick={isBusy ? hold : press}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? (
        <span className={icon ? 'cx-spin' : 'cx-spin cx-spin-over'} aria-hidden />
      ) : icon ? (
        <Icon name={icon} />
      ) : null}
      {children}
    </button>
  );
}

/** A link that looks like a button: for going somewhere, where `Button` is for doing something. */
export function LinkButton({
  severity = 'outlined',
  icon,
  size = 'normal',
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={classes(severity, size, className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </Link>
  );
}
