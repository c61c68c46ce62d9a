/** Where traces go and which of them; null where none are made. */
export type TraceOptions = {
  /** Base address of a collector that takes OTLP over HTTP; the exporter adds `/v1/traces`. */
  endpoint: string;
  /** What this process is called there. */
  service: string;
  /** What else is said of the process with every trace. */
  attributes: Record<string, string>;
  /** The share of traces that begin here and are told, from 0 to 1. */
  share: number;
  /** Whether a caller's trace that is told is told here as well, whatever the share. */
  followsCaller: boolean;
};

type Env = Record<string, string | undefined>;

/** OpenTelemetry's names for which traces are told: the share, and whether what a caller decided goes before it. */
const SAMPLERS: Record<string, { share: 0 | 1 | 'set'; followsCaller: boolean }> = {
  always_on: { share: 1, followsCaller: false },
  always_off: { share: 0, followsCaller: false },
  traceidratio: { share: 'set', followsCaller: false },
  parentbased_always_on: { share: 1, followsCaller: true },
  parentbased_always_off: { share: 0, followsCaller: true },
  parentbased_traceidratio: { share: 'set', followsCaller: true },
};

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function shareFrom(text: string | undefined): number {
  const share = Number(text || 1);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
}

function attributesFrom(text: string | undefined): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name, value] = /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      if (name !== undefined && value !== undefined) return [name, decoded(value)];
      throw new Error(
        `OTEL_RESOURCE_ATTRIBUTES holds pairs such as deployment.environment=test,host.name=a, not "${pair.trim()}".`,
      );
    }),
  );
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * What OpenTelemetry's own variables say of traces. Without an address there are none. What else the exporter reads
 * (headers, time limit, certificates) it reads itself.
 */
export function tracesFrom(env: Env): TraceOptions | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  const name = env.OTEL_TRACES_SAMPLER || 'parentbased_always_on';
  const sampler = SAMPLERS[name];
  if (endpoint && !isWebAddress(endpoint))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://localhost:4318.');
  if (!sampler)
    throw new Error(`OTEL_TRACES_SAMPLER is one of ${Object.keys(SAMPLERS).join(', ')}, not "${name}".`);
  const set = shareFrom(env.OTEL_TRACES_SAMPLER_ARG);
  const attributes = attributesFrom(env.OTEL_RESOURCE_ATTRIBUTES);
  const service = env.OTEL_SERVICE_NAME || attributes['service.name'] || 'count-exchange';
  if (env.OTEL_SDK_DISABLED === 'true' || !endpoint) return null;
  const share = sampler.share === 'set' ? set : sampler.share;
  return {
    endpoint: endpoint.replace(/\/+$/, ''),
    service,
    attributes,
    share,
    followsCaller: sampler.followsCaller,
  };
}
