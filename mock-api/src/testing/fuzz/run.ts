import fc from 'fast-check';
import type { TestApi } from '../test-api.ts';
import { operations } from './description.ts';
import { curlOf, type FuzzRequest } from './request.ts';
import { anyRequest, rightRequest } from './requests.ts';
import { judge, leadsToCall, type Outcome } from './verdict.ts';
import { freshWorld, type World } from './world.ts';

/** So many requests build upon what the ones before them stored. */
const REQUESTS_PER_WORLD = 150;

/** Calls after which somebody may be another one, of another agency, or signed in no more. */
const CHANGES_WHO =
  /\/(users|password|agencies|registrations|eco-sites|sign-in\/setup|second-factor|sessions|logout|confirm-email)\b/;

export type Finding = { seed: number; fault: string; request: FuzzRequest; alone: boolean };
export type FuzzReport = {
  requests: number;
  statuses: Record<string, number>;
  /** How each call was answered: what was done to a request until it was none of the call is not counted here. */
  calls: Record<string, Record<string, number>>;
  findings: Finding[];
};

/** After so many requests a run says how far it is. */
const PROGRESS = 500;

/** '200 × 12, 404 × 3' */
export const timesOf = (statuses: Record<string, number>): string =>
  Object.entries(statuses)
    .map(([status, times]) => `${status} × ${times}`)
    .join(', ');

const count = (numbers: Record<string, number>, status: number) => {
  numbers[status] = (numbers[status] ?? 0) + 1;
};

/** Asks and judges, in a world that is made anew where one request could spoil it for the next. */
function asking(api: TestApi, first: World, report: FuzzReport, say: (line: string) => void) {
  let world = first;
  let asked = 0;
  let worlds = 0;
  const renew = async () => {
    if (asked === 0) return;
    // what was asked for is also done, or refused, in the background
    await api.runJobs();
    worlds += 1;
    world = await freshWorld(api, worlds % 5 === 0);
    asked = 0;
  };
  const spoils = ({ asker, method, key, right }: FuzzRequest, { status }: Outcome) =>
    (status === 401 && ['user', 'admin', 'super', 'houston'].includes(asker)) ||
    // people's rights and agencies may be others now, or what one agency has stands with another
    (status < 300 && method !== 'GET' && ((asker === 'super' && !right) || CHANGES_WHO.test(key)));

  const answered = async (request: FuzzRequest): Promise<Outcome | null> => {
    const outcome = await judge(api, request, world);
    if (!outcome) return null;
    report.requests += 1;
    count(report.statuses, outcome.status);
    if (leadsToCall(request)) count((report.calls[request.key] ??= {}), outcome.status);
    asked += 1;
    if (report.requests % PROGRESS === 0)
      say(`${report.requests} requests so far: ${timesOf(report.statuses)}`);
    return outcome;
  };

  return {
    renew,
    async ask(request: FuzzRequest): Promise<string | null> {
      const outcome = await answered(request);
      if (outcome && (asked >= REQUESTS_PER_WORLD || spoils(request, outcome))) await renew();
      return outcome?.fault ?? null;
    },
    /** The same of what is right; refused because of what was done before it, it is asked again with all as it was. */
    async askRight(request: FuzzRequest): Promise<string | null> {
      const first = await answered(request);
      if (!first || first.fault || first.status < 300) return first?.fault ?? null;
      await renew();
      return (await answered(request))?.fault ?? null;
    },
  };
}

/** Every call once as it is right, so that none is left to luck. */
const rightRequests = ({ valid }: World): FuzzRequest[] =>
  operations.flatMap((operation) => {
    const [call] = valid.get(operation.key) ?? [];
    return call ? [rightRequest(operation, call)] : [];
  });

/**
 * Asks every call as it is right, then makes requests from the API's own description until so many were answered, and
 * judges every answer. A fault is shrunk to the smallest request that still shows it; then it goes on with the next
 * seed, so that one run tells of all.
 */
export async function fuzz(
  api: TestApi,
  { seed, requests, most = 20 }: { seed: number; requests: number; most?: number },
  say: (line: string) => void = () => undefined,
): Promise<FuzzReport> {
  const report: FuzzReport = { requests: 0, statuses: {}, calls: {}, findings: [] };
  const world = await freshWorld(api);
  const asked = asking(api, world, report, say);
  const known = new Set<string>();
  const note = (finding: Finding) => {
    known.add(kindOf(finding.request, finding.fault));
    report.findings.push(finding);
    say(told(finding));
  };
  for (const request of rightRequests(world)) {
    const fault = await asked.askRight(request);
    if (fault) note({ seed, fault, request, alone: false });
  }
  const any = anyRequest(world);
  for (let round = seed; report.requests < requests && report.findings.length < most; round += 1) {
    let fault = '';
    let failed = false;
    const property = fc.asyncProperty(any, async (request) => {
      if (failed) await asked.renew();
      const found = await asked.ask(request);
      if (!found || known.has(kindOf(request, found))) return;
      failed = true;
      fault = found;
      throw new Error(found);
    });
    const { counterexample } = await fc.check(property, {
      seed: round,
      numRuns: requests - report.requests,
      endOnFailure: false,
    });
    const request = counterexample?.[0];
    if (!request) continue;
    await asked.renew();
    const alone = (await asked.ask(request)) !== null;
    note({ seed: round, fault, request, alone });
  }
  await api.runJobs();
  return report;
}

/** Two answers of a kind are one finding. */
const kindOf = ({ key }: FuzzRequest, fault: string) =>
  `${key} ${fault.replaceAll(/\d+/g, '#').slice(0, 60)}`;

/** A finding in words, with the command that shows it again. */
export function told({ seed, fault, request, alone }: Finding): string {
  const after = alone ? '' : `\n  only after what was asked before it, with the seed ${seed}`;
  return `${request.key} as ${request.asker} ${fault}${after}\n  ${curlOf(request)}`;
}
