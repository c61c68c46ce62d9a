import type { Endpoint } from '../../http/endpoint.ts';

export const users: Endpoint[] = [];
