import type { Endpoint } from '../../http/endpoint.ts';

export const agencies: Endpoint[] = [];
