import type { PedidoDocx } from './docx-lido.ts';
import { readDocx } from './read-docx.ts';

// a thread of its own: a long or hostile file holds no screen, and can be left half-way
self.onmessage = ({ data: { bytes, escolha } }: MessageEvent<PedidoDocx>) => {
  void readDocx(new Uint8Array(bytes), undefined, escolha).then((resposta) => self.postMessage(resposta));
};
