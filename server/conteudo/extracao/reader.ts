import { serveApart } from '#server/base/apart/serve-apart.ts';
import { endRecognition } from '#server/base/recognition/recognise.ts';
import { readContent } from './read-content.ts';
import { Unreadable } from './reading.ts';

serveApart(
  readContent,
  (error) => (error instanceof Unreadable ? error.problem : 'invalido'),
  endRecognition,
);
