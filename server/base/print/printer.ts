import { serveApart } from '#server/base/apart/serve-apart.ts';
import { assemble } from './assemble.ts';

serveApart(
  assemble,
  () => 'invalido',
  () => Promise.resolve(),
);
