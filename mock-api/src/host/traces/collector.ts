import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Attribute = { key: string; value: Record<string, unknown> };
type RawSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
  links?: { traceId: string; spanId: string }[];
};
type Batch = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: RawSpan[] }[] }[];
};

/** A span as a collector has it. */
type SeenSpan = Omit<RawSpan, 'attributes'> & { told: Record<string, unknown> };

const record = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector that takes OTLP over HTTP, for tests. */
export async function startCollector() {
  const spans: SeenSpan[] = [];
  const bodies: string[] = [];
  const services = new Set<unknown>();
  let arrived = () => {};
  const take = (text: string) => {
    bodies.push(text);
    for (const { resource, scopeSpans } of (JSON.parse(text) as Batch).resourceSpans) {
      services.add(record(resource.attributes)['service.name']);
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({ ...span, told: record(attributes) });
    }
    arrived();
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      take(Buffer.concat(pieces).toString());
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    services,
    /** All that came, as it came. */
    text: () => bodies.join('\n'),
    /** The first span of a name, once it has come. */
    span: async (name: string): Promise<SeenSpan> => {
      for (;;) {
        const found = spans.find((span) => span.name === name);
        if (found) return found;
        await new Promise<void>((resolve) => (arrived = resolve));
      }
    },
    /** Those below a span, at any depth. */
    below: ({ spanId }: SeenSpan): SeenSpan[] => {
      const ids = new Set([spanId]);
      for (let size = 0; size < ids.size;) {
        size = ids.size;
        for (const span of spans) if (ids.has(span.parentSpanId ?? '')) ids.add(span.spanId);
      }
      return spans.filter((span) => span.spanId !== spanId && ids.has(span.spanId));
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
