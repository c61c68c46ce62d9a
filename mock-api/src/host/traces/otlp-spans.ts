import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type Span,
  type SpanContext,
  type TextMapSetter,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';
import { kindOf, NO_SPAN, type RunningSpan, type Spans, type Work } from './spans.ts';
import type { TraceOptions } from './trace-options.rules.ts';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};
/** A collector that is away keeps nobody waiting for long; what it does not take in time is gone, in milliseconds. */
const EXPORT_MS = 10_000;

const propagator = new W3CTraceContextPropagator();
const intoRecord: TextMapSetter<Record<string, string>> = {
  set: (carrier, name, value) => {
    carrier[name] = value;
  },
};
const fromCaller = {
  get: (caller: string, name: string) => (name === 'traceparent' ? caller : undefined),
  keys: () => ['traceparent'],
};

/** Says once that the collector is in trouble, and once that it is not any more: spans come and go all the time. */
function observed(exporter: SpanExporter, log: (line: Record<string, unknown>) => void): SpanExporter {
  let isWell = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isTaken = result.code === ExportResultCode.SUCCESS;
        if (isWell && !isTaken)
          log({ traces: 'collector', trouble: `does not take them (${kindOf(result.error)})` });
        if (!isWell && isTaken) log({ traces: 'collector', note: 'takes them again' });
        isWell = isTaken;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

/** A link to another trace's span, where there is one. */
function linksTo(traceparent: string | null | undefined): { context: SpanContext }[] {
  const context =
    traceparent && trace.getSpanContext(propagator.extract(ROOT_CONTEXT, traceparent, fromCaller));
  return context ? [{ context }] : [];
}

function running(span: Span): RunningSpan {
  return {
    name: (name) => void span.updateName(name),
    tell: (attributes) => void span.setAttributes(attributes),
    failed: (kind) => {
      span.setAttribute('error.type', kind);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
  };
}

/** Spans that are handed to a collector by OTLP over HTTP, in batches and beside the work. */
export function otlpSpans(options: TraceOptions, log: (line: Record<string, unknown>) => void): Spans {
  const { endpoint, service, attributes, share, followsCaller } = options;
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
  const ratio = new TraceIdRatioBasedSampler(share);
  const asCaller = followsCaller ? {} : { remoteParentSampled: ratio, remoteParentNotSampled: ratio };
  const provider = new TracerProvider({
    sampler: new ParentBasedSampler({ root: ratio, ...asCaller }),
    resource: resourceFromAttributes({ ...attributes, 'service.name': service }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: observed(exporter, log), exportTimeoutMillis: EXPORT_MS }),
    ],
  });
  const tracer = provider.getTracer('count-exchange');
  const contexts = new AsyncLocalStorage<Context>();

  async function within<T>(work: Work, run: (span: RunningSpan) => Promise<T>): Promise<T> {
    const { name, kind, told: attributes = {}, caller, wantedBy } = work;
    const above = contexts.getStore() ?? ROOT_CONTEXT;
    const parent = caller ? propagator.extract(above, caller, fromCaller) : above;
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links: linksTo(wantedBy) }, parent);
    const handle = running(span);
    try {
      return await contexts.run(trace.setSpan(parent, span), run, handle);
    } catch (error) {
      handle.failed(kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  }

  const now = () => contexts.getStore();
  const told = () => {
    const context = now();
    const about = context && trace.getSpanContext(context);
    return about && about.traceFlags & TraceFlags.SAMPLED ? about.traceId : null;
  };
  return {
    within,
    below: (work, run) => (told() ? within(work(), run) : run(NO_SPAN)),
    bound: (run) => {
      const context = now();
      return context ? (...args) => contexts.run(context, () => run(...args)) : run;
    },
    running: () => {
      const context = now();
      const span = context && trace.getSpan(context);
      return span ? running(span) : NO_SPAN;
    },
    trace: told,
    headers: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(now() ?? ROOT_CONTEXT, carrier, intoRecord);
      return carrier;
    },
    close: () => provider.shutdown(),
  };
}
