import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docxParts, writtenZip } from '#tests/server/files/written-docx.ts';
import { openRegisterWorld, type Answer, type RegisterWorld } from '#tests/server/engine/register-world.ts';
import { png } from '#tests/server/pdf/png.ts';
import { change, refusal } from './act.ts';

let world: RegisterWorld;
beforeAll(async () => {
  world = await openRegisterWorld();
});
afterAll(() => world.close());

let count = 0;
const post = (fields: object): Promise<Answer> =>
  world.administrator.post('template-arquivo', { nome: `Modelo ${(count += 1)}`, tipo: 'TIMBRE', ...fields });

describe('template-arquivo', () => {
  it('monta o papel ao salvar e mostra a prévia a quem pode consultar', async () => {
    const saved = await post({ conteudo: '#set page(paper: "a4", header: [Prefeitura de Vila Serena])' });
    expect(saved.payload).toMatchObject({ paginas: 1 });
    const preview = (token: string) =>
      world.app.inject({
        method: 'GET',
        url: `/ws/api/template-arquivo/${Number(saved.payload['id'])}/previa`,
        headers: { authorization: `Bearer ${token}` },
      });
    const answer = await preview(world.administrator.token);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await preview((await world.personWith('templateListar')).token)).statusCode).toBe(403);
  });

  it('a prévia tem entrada na consulta: uma ação que diz onde está o arquivo, menos nos do Word', async () => {
    const { administrator } = world;
    const { payload } = await post({ conteudo: '#set page(paper: "a4")' });
    const id = Number(payload['id']);
    const acted = await administrator.post(`template-arquivo/${id}/acao/previa`, {});
    expect(acted).toMatchObject({ status: 200, payload: { arquivo: `template-arquivo/${id}/previa` } });
    const word = await administrator.upload('base.docx', await writtenZip(docxParts()));
    const base = await post({ tipo: 'WORD', arquivo: word });
    expect(base.payload['acoes']).toContainEqual(
      expect.objectContaining({ nome: 'previa', permitida: false }),
    );
    const reader = await world.personWith('templateListar');
    expect((await reader.post(`template-arquivo/${id}/acao/previa`, {})).status).toBe(403);
  });

  it('recusa o que não monta e o que lê outros arquivos', async () => {
    const [status, campos] = refusal(await post({ conteudo: '#set page(paper: "a9999")' }));
    expect([status, campos['conteudo']]).toEqual([
      422,
      expect.stringMatching(/^O conteúdo não pôde ser montado: /) as string,
    ]);
    for (const conteudo of ['#read("/etc/passwd")', '#read("../../../../etc/passwd")'])
      expect(refusal(await post({ conteudo }))[0]).toBe(422);
  });

  it('recusa o que toma toda a memória, antes que a tome', async () => {
    const conteudo = '#let a = range(1000000)\n#for i in range(10000) { a += a.map(x => str(x) + "cresce") }';
    expect(refusal(await post({ conteudo }))).toEqual([
      422,
      { conteudo: 'O conteúdo demora demais ou é grande demais para ser montado. Simplifique-o.' },
    ]);
  });

  it('recusa pacotes, como quer que o texto os nomeie, e não um @ qualquer', async () => {
    for (const name of ['"\\u{40}preview/tablex:0.0.8"', '"@" + "preview/tablex:0.0.8"'])
      expect(refusal(await post({ conteudo: `#let pacote = ${name}\n#import pacote: *` }))[1]).toEqual({
        conteudo: 'O conteúdo não pode usar pacotes externos (@).',
      });
    expect((await post({ conteudo: '#text("@prefeitura")' })).status).toBe(200);
  });

  it('um papel timbrado é de uma página, também quando o que era página passa a ser papel', async () => {
    const conteudo = 'Primeira#pagebreak()Segunda';
    const twoPages = {
      conteudo:
        'Um papel timbrado é o fundo de uma página, e este, sem nenhum texto, dá 2. Reduza o conteúdo.',
    };
    expect(refusal(await post({ conteudo }))).toEqual([422, twoPages]);
    const page = await post({ tipo: 'PAGINA', conteudo });
    expect(page.payload).toMatchObject({ paginas: 2 });
    const id = Number(page.payload['id']);
    const asPaper = await change(world.administrator, 'template-arquivo', id, { tipo: 'TIMBRE' });
    expect(refusal(asPaper)).toEqual([422, twoPages]);
  });

  it('guarda um arquivo do Word, e só do Word', async () => {
    expect(refusal(await post({ tipo: 'WORD' }))[1]).toEqual({ arquivo: 'Envie o arquivo do Word.' });
    const picture = await world.administrator.upload('a.png', png(40, 30));
    expect(refusal(await post({ tipo: 'WORD', arquivo: picture }))[1]).toEqual({
      arquivo: 'O arquivo enviado não é um .docx do Word.',
    });
    const word = await world.administrator.upload('base.docx', await writtenZip(docxParts()));
    expect((await post({ tipo: 'WORD', arquivo: word })).payload).toMatchObject({ arquivo: word });
  });
});
