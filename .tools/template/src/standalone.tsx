import { startStandalone } from 'shared-ui/standalone';
import { descriptor } from './descriptor.ts';
import * as lifecycles from './lifecycles.tsx';

startStandalone({ name: descriptor.name, descriptor, lifecycles });
