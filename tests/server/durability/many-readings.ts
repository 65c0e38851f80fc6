import { setTimeout as sleep } from 'node:timers/promises';
import type { Anexo, Anexos } from '#schemas/shapes/anexo.ts';
import type { ItemCaixa } from '#schemas/shapes/caixa.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import { plainPdf } from '#tests/setup/plain-pdf.ts';
import { connectInside } from './look-inside.ts';
import { Person } from './person.ts';

/** Enough files for a kill to find one half read, few enough for a test. */
export const files = 4;
const pagesOfEach = 45;

/** Words of one page, which no other page has. */
const wordOf = (file: number, page: number): string => `pagina${file}x${page}z`;

/** Files joined to one document, whose words are read in the background. */
export class ManyReadings {
  readonly #address: string;
  #content = 0;
  #read = new Map<number, number>();

  constructor(address: string) {
    this.#address = address;
  }

  async attach(): Promise<void> {
    const beatriz = await Person.enter(this.#address, 'beatriz.cordeiro');
    const { itens } = await beatriz.call<{ itens: ItemCaixa[] }>(
      'caixa-central?aba=unidade&fase=1&pageSize=50',
    );
    const free = itens.find(({ acoes }) => acoes.includes('assumir') || acoes.includes('liberar'));
    if (!free) throw new Error('the demonstration lacks something that this test needs');
    this.#content = free.id;
    for (let file = 0; file < files; file++) {
      const pages = Array.from({ length: pagesOfEach }, (_, page) => wordOf(file, page));
      const form = new FormData();
      form.append('arquivo', new Blob([plainPdf(pages)]), `leitura-${file}.pdf`);
      const { id } = await beatriz.call<{ id: string }>('arquivo', form);
      await beatriz.call(`conteudo/${free.id}/anexos`, { pasta: 'Leituras', arquivoId: id });
    }
  }

  /** The attachments once that holds; what is said to be read meanwhile never goes back nor beyond the last page. */
  async until(so: (anexos: readonly Anexo[]) => boolean): Promise<readonly Anexo[]> {
    const beatriz = await Person.enter(this.#address, 'beatriz.cordeiro');
    for (;;) {
      const { itens } = await beatriz.call<Anexos>(`conteudo/${this.#content}/anexos`);
      const ours = itens.filter(({ pasta }) => pasta === 'Leituras');
      for (const { id, texto } of ours) {
        if (texto.lidas < (this.#read.get(id) ?? 0)) throw new Error('what was read is said not to be');
        if (texto.lidas > (texto.paginas ?? pagesOfEach)) throw new Error('more was read than there is');
        this.#read.set(id, texto.lidas);
      }
      if (so(ours)) return ours;
      await sleep(20);
    }
  }

  /** How often the words of each page were kept, past the server: once. */
  async wordsKept(dataDir: string): Promise<readonly number[]> {
    const connection = await connectInside(dataDir);
    try {
      const { rows } = await connection.pool.query<{ texto: string }>(
        `select t.texto from arquivo_texto t join arquivo a on a.sha256 = t.sha256
           join conteudo_anexo x on x.arquivo_id = a.id where x.conteudo_id = $1 and x.pasta = 'Leituras'`,
        [this.#content],
      );
      const all = rows.map(({ texto }) => texto).join(' ');
      return Array.from({ length: files * pagesOfEach }, (_, n) => {
        const word = wordOf(Math.floor(n / pagesOfEach), n % pagesOfEach);
        return all.split(word).length - 1;
      });
    } finally {
      await connection.close();
    }
  }

  /** Whether the document is found by the last page of each file. */
  async found(): Promise<readonly boolean[]> {
    const beatriz = await Person.enter(this.#address, 'beatriz.cordeiro');
    const answers: boolean[] = [];
    for (let file = 0; file < files; file++) {
      const { itens } = await beatriz.call<{ itens: ItemPesquisa[] }>('pesquisa-avancada/pesquisar', {
        casoDeUso: 'Documento',
        json: { documentoFiltro: { q: wordOf(file, pagesOfEach - 1) } },
      });
      answers.push(itens.some(({ id }) => id === this.#content));
    }
    return answers;
  }
}
