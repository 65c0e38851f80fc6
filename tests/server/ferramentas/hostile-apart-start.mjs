import { register } from 'tsx/esm/api';

register();
await import('./hostile-apart.ts');
