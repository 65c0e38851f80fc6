import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { ClosedFile, lookInside } from './look-inside.ts';

serveApart(
  lookInside,
  (error) => (error instanceof ClosedFile ? error.problem : 'invalido'),
  () => Promise.resolve(),
);
