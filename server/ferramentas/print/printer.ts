import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { assemble } from './assemble.ts';

serveApart(
  assemble,
  () => 'invalido',
  () => Promise.resolve(),
);
