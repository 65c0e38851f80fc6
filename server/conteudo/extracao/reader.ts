import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { endRecognition } from '#server/ferramentas/recognition/recognise.ts';
import { readContent } from './read-content.ts';
import { Unreadable } from './reading.ts';

serveApart(
  readContent,
  (error) => (error instanceof Unreadable ? error.problem : 'invalido'),
  endRecognition,
);
