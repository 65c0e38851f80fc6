import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { Uncapturable } from '#server/ferramentas/capture/capture.ts';
import { endRecognition } from '#server/ferramentas/recognition/recognise.ts';
import { answerRedaction } from './answer-redaction.ts';

serveApart(
  answerRedaction,
  (error) => (error instanceof Uncapturable ? error.problem : 'invalido'),
  endRecognition,
);
