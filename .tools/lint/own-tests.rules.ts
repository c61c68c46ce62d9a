/** What decides something, or is what people see: rules, records and screens. */
const DECIDES = /^(?<place>.*)\.(?<role>rules|record|screen)\.tsx?$/;
const ENDS = ['.test.ts', '.test.tsx', '.dom.test.ts', '.api.test.ts'];

/**
 * Of these files the rules, records and screens without a test of their own: one beside them that is called like them,
 * with its role (`clock.rules.test.ts`) or without (`looks.test.ts`).
 */
export function withoutTest(files: readonly string[]): string[] {
  const known = new Set(files);
  return files.filter((file) => {
    const { place, role } = DECIDES.exec(file)?.groups ?? {};
    if (place === undefined || role === undefined || file.includes('.test.')) return false;
    return ![`${place}.${role}`, place].some((name) => ENDS.some((end) => known.has(name + end)));
  });
}
