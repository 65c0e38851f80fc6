import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { erro as en } from '#schemas/messages/en/erro.ts';
import { erro as es } from '#schemas/messages/es/erro.ts';
import { erro as pt } from '#schemas/messages/pt-BR/erro.ts';
import { readAnswer, startTestApp, type TestApp } from '#tests/setup/app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

interface Refusal {
  readonly descricao: string;
  readonly erros: readonly { readonly mensagem: string }[];
}

const refusedIn = async (language: string): Promise<Refusal> => {
  const headers: Record<string, string> = language === '' ? {} : { 'accept-language': language };
  const raw = await server.call({ method: 'POST', path: 'login', body: { login: 'x' }, headers });
  expect(readAnswer(raw).status).toBe(422);
  return raw.json<Refusal>();
};

describe('o idioma das respostas', () => {
  it('é o que o pedido prefere, entre os que há, e português sem preferência', async () => {
    const fields: Record<string, string> = {
      '': 'Senha é um campo obrigatório.',
      'pt-BR,en;q=0.8': 'Senha é um campo obrigatório.',
      'fr, de': 'Senha é um campo obrigatório.',
      'es-AR': 'Senha es un campo obligatorio.',
      'fr, en;q=0.5, es;q=0.7': 'Senha es un campo obligatorio.',
      'EN-us,pt;q=0.1': 'Senha is a required field.',
      'es;q=0': 'Senha é um campo obrigatório.',
      'constructor, __proto__': 'Senha é um campo obrigatório.',
    };
    for (const [language, message] of Object.entries(fields))
      expect([language, (await refusedIn(language)).erros[0]?.mensagem]).toEqual([language, message]);
    expect((await refusedIn('en')).descricao).toBe('Check the fields pointed out.');
  });

  it('não passa de um pedido a outro que corre ao mesmo tempo', async () => {
    const languages = ['es', '', 'en', 'pt', 'es', 'en', '', 'es'];
    const answers = await Promise.all(languages.map(refusedIn));
    const expected = { es: 'Revise los campos indicados.', en: 'Check the fields pointed out.' };
    expect(answers.map(({ descricao }) => descricao)).toEqual(
      languages.map((language) => expected[language as 'es'] ?? 'Confira os campos indicados.'),
    );
  });

  it('não passa de um pedido ao seguinte pela mesma conexão', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (language: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const headers = language === '' ? {} : { 'accept-language': language };
        get({ agent, port, path: '/ws/api/nada', headers }, (answer) => {
          json(answer).then((body) => resolve((body as Refusal).descricao), reject);
        }).on('error', reject);
      });
    try {
      const answers = [];
      for (const language of ['en', '', 'es', 'pt', 'en', '']) answers.push(await ask(language));
      const said = { en: en.naoAutenticado, es: es.naoAutenticado, pt: pt.naoAutenticado };
      expect(answers).toEqual([said.en, said.pt, said.es, said.pt, said.en, said.pt]);
    } finally {
      agent.destroy();
    }
  });
});
