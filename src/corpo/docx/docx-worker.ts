import { readDocx } from './read-docx.ts';

// a thread of its own: a long or hostile file holds no screen, and can be left half-way
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  void readDocx(new Uint8Array(data)).then((resposta) => self.postMessage(resposta));
};
