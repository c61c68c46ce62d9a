import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
/** The commands of the repository, or of one of its parts. */
const scriptsOf = (part: string): Record<string, string> =>
  (
    JSON.parse(readFileSync(path.join(root, part, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    }
  ).scripts;
const unit = readFileSync(path.join(root, 'mock-api/deploy/count-exchange@.service'), 'utf8');

const commandsOf = (page: string) =>
  [...page.matchAll(/^```\n(.*?)^```$/gms)].flatMap(([, block = '']) => block.trim().split('\n'));

describe.each(['upgrade.md', 'disaster.md', 'backup-postgresql.md', 'README.md'])(
  'the commands of %s',
  (name) => {
    const page = readFileSync(path.join(root, 'mock-api/deploy', name), 'utf8');
    const commands = commandsOf(page);

    test('are there, and what they run of ours exists', () => {
      expect(commands.length).toBeGreaterThan(0);
      const ran = [...page.matchAll(/npm run ([\w-]+)(?: -w ([\w-]+))?/g)];
      const unknown = ran.filter(([, script = '', part = '']) => scriptsOf(part)[script] === undefined);
      expect(unknown.map(([command]) => command)).toEqual([]);
      const files = [...page.matchAll(/\b(mock-api\/[\w/.-]+\.(?:ts|yaml|service))\b/g)].map(
        ([, file = '']) => file,
      );
      expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    });

    test('name the unit’s processes and the folder that it runs in', () => {
      const units = commands.filter((line) => line.startsWith('systemctl')).join(' ');
      for (const [, role] of units.matchAll(/count-exchange@(\w+)/g))
        expect(['api', 'worker', 'both']).toContain(role);
      if (units !== '') expect(unit).toContain('WorkingDirectory=/opt/count-exchange\n');
    });
  },
);
