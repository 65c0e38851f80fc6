import { expect, it } from 'vitest';
import type { NoCorpo } from '#schemas/corpo/no-corpo.ts';
import { dispositivosVazios } from '#schemas/corpo/dispositivos-vazios.ts';
import { dispositivo, doc, fixo, marcador, p, quebra, texto } from './nos.ts';

const vazios = (...content: readonly NoCorpo[]): string[] =>
  dispositivosVazios(doc(...content)).map(({ rotulo, caminho }) => `${rotulo} em ${caminho.join('.')}`);

it('um artigo ou parte dele sem palavras é vazio, e diz-se pelo número que tem', () => {
  expect(
    vazios(
      p('Decreta:'),
      dispositivo('artigo', 'Fica criado o conselho.'),
      dispositivo('artigo', []),
      dispositivo('paragrafo', [texto(' \u00a0'), quebra]),
      dispositivo('artigo', 'Entra em vigor hoje.'),
    ),
  ).toEqual(['art. 2º em 2', 'art. 2º, parágrafo único em 3']);
});

it('um marcador vale por palavras, um parágrafo sem número não conta, e o que o modelo fixa não é de quem escreve', () => {
  expect(
    vazios(
      dispositivo('artigo', [marcador('objeto')]),
      { type: 'paragraph' },
      fixo('corpo', dispositivo('artigo', [])),
    ),
  ).toEqual([]);
});

it('uma cláusula pode ser só a cabeça das partes abaixo dela; um artigo, não', () => {
  expect(
    vazios(
      dispositivo('clausula', []),
      dispositivo('subclausula', 'A contratada entrega.'),
      dispositivo('clausula', []),
    ),
  ).toEqual(['cláusula segunda em 2']);
  expect(vazios(dispositivo('artigo', []), dispositivo('inciso', 'o quadro;'))).toEqual(['art. 1º em 0']);
});
