import { serveApart } from '#server/ferramentas/apart/serve-apart.ts';
import { endRecognition } from '#server/ferramentas/recognition/recognise.ts';
import { answerCapture } from './answer-capture.ts';
import { Uncapturable } from './capture.ts';

serveApart(
  answerCapture,
  (error) => (error instanceof Uncapturable ? error.problem : 'invalido'),
  endRecognition,
);
