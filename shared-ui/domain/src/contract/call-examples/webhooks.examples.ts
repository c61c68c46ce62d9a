import type { ExamplesOf } from './example.ts';

/** Webhooks and what they were sent. */
export const webhooksExamples: ExamplesOf<
  | 'GET /webhooks'
  | 'POST /webhooks'
  | 'PUT /webhooks/:id'
  | 'DELETE /webhooks/:id'
  | 'POST /webhooks/:id/rotate'
  | 'POST /webhooks/:id/ping'
  | 'GET /webhooks/:id/deliveries'
  | 'POST /webhooks/:id/deliveries/:deliveryId/again'
> = {
  'GET /webhooks': {
    reply: {
      data: [
        {
          id: 1,
          url: 'https://counts.example.org/hooks',
          types: ['counts.certified', 'counts.reopened'],
          created_by: 'Ada Morgan',
          created_at: '2026-03-02T12:00:00Z',
          off: null,
          failing_since: null,
          last_delivered_at: null,
          version: 2,
          agency: 'City of Austin',
          rotating_until: null,
        },
      ],
    },
  },
  'POST /webhooks': {
    body: { url: 'https://counts.example.org/hooks', types: ['counts.certified', 'data.published'] },
    reply: {
      secret: 'whsec_ZXhhbXBsZS1vbmx5LXlvdXItb3duLWlzLXRvbGQtb25jZQ==',
      webhook: {
        id: 1,
        url: 'https://counts.example.org/hooks',
        types: ['counts.certified', 'data.published'],
        created_by: 'Ada Morgan',
        created_at: '2026-03-02T12:00:00Z',
        off: null,
        failing_since: null,
        last_delivered_at: null,
        version: 1,
        agency: 'City of Austin',
        rotating_until: null,
      },
    },
  },
  'PUT /webhooks/:id': {
    params: { id: '1' },
    body: {
      url: 'https://counts.example.org/hooks',
      types: ['counts.certified', 'counts.reopened'],
      off: false,
      version: 1,
    },
    reply: {
      id: 1,
      url: 'https://counts.example.org/hooks',
      types: ['counts.certified', 'counts.reopened'],
      created_by: 'Ada Morgan',
      created_at: '2026-03-02T12:00:00Z',
      off: null,
      failing_since: null,
      last_delivered_at: null,
      version: 2,
      agency: 'City of Austin',
      rotating_until: null,
    },
  },
  'DELETE /webhooks/:id': { params: { id: '1' }, reply: { success: true } },
  'POST /webhooks/:id/rotate': {
    params: { id: '1' },
    reply: {
      secret: 'whsec_ZXhhbXBsZS1vbmx5LXlvdXItb3duLWlzLXRvbGQtb25jZQ==',
      webhook: {
        id: 1,
        url: 'https://counts.example.org/hooks',
        types: ['counts.certified', 'counts.reopened'],
        created_by: 'Ada Morgan',
        created_at: '2026-03-02T12:00:00Z',
        off: null,
        failing_since: null,
        last_delivered_at: null,
        version: 2,
        agency: 'City of Austin',
        rotating_until: '2026-03-03T12:00:00Z',
      },
    },
  },
  'POST /webhooks/:id/ping': { params: { id: '1' }, reply: { success: true } },
  'GET /webhooks/:id/deliveries': {
    params: { id: '1' },
    query: {},
    also: { before: 17 },
    reply: {
      data: [
        {
          id: 1,
          state: 'done',
          tries: 1,
          last_try_at: '2026-03-02T12:00:01Z',
          status: 204,
          fault: null,
          answer: null,
          next_at: null,
          message_id: 'msg_5omTEibkrLSvALMb9my5GIyC',
          type: 'ping',
          at: '2026-03-02T12:00:00Z',
        },
      ],
    },
  },
  'POST /webhooks/:id/deliveries/:deliveryId/again': {
    params: { id: '1', deliveryId: '1' },
    reply: { success: true },
  },
};
