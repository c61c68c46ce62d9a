/** A PrimeIcons icon by its name without 'pi-'. Decoration: what it means stands beside it in words. */
export function Icon({ name, className = '' }: { name: string; className?: string }) {
  return <i className={`pi pi-${name} ${className}`} aria-hidden />;
}
