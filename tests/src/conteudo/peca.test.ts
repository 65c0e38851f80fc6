import { describe, expect, it } from 'vitest';
import { treeOf, type Ramo } from '#src/conteudo/peca/parts-tree.ts';
import { subjectOf } from '#src/conteudo/peca/peca-form.ts';
import { citedSecond, clockOf, falasOf } from '#src/conteudo/peca/transcript.ts';

describe('a transcrição', () => {
  it('escrita à mão: o tempo no começo da linha, com colchetes ou não; o resto continua', () => {
    expect(falasOf('Oitiva de Ana\n[00:05] Bom dia.\nPode falar?\n1:02:03 - Sim.\n2:15 Começa')).toEqual([
      { segundo: undefined, texto: 'Oitiva de Ana' },
      { segundo: 5, texto: 'Bom dia.\nPode falar?' },
      { segundo: 3_723, texto: 'Sim.' },
      { segundo: 135, texto: 'Começa' },
    ]);
  });

  // the example of WebVTT (W3C), section 1.1, shortened
  it('de um arquivo WebVTT', () => {
    const vtt =
      'WEBVTT\n\n00:11.000 --> 00:13.000\n<v Roger Bingham>We are in New York City\n\n2\n00:16.500 --> 00:18.000 align:start\n<v Neil>We are actually\n';
    expect(falasOf(vtt)).toEqual([
      { segundo: 11, texto: 'We are in New York City' },
      { segundo: 16, texto: 'We are actually' },
    ]);
  });

  it('de um arquivo SubRip', () => {
    expect(
      falasOf(
        '1\r\n00:00:01,600 --> 00:00:04,200\r\nOlá.\r\n\r\n2\r\n01:00:00,000 --> 01:00:02,000\r\nAté.\r\n',
      ),
    ).toEqual([
      { segundo: 1, texto: 'Olá.' },
      { segundo: 3_600, texto: 'Até.' },
    ]);
  });

  it('o segundo que um endereço cita', () => {
    expect(['125', '2:05', '1:02:03', 'x', null].map(citedSecond)).toEqual([
      125,
      125,
      3_723,
      undefined,
      undefined,
    ]);
    expect([5, 125, 3_723].map(clockOf)).toEqual(['0:05', '2:05', '1:02:03']);
  });
});

it('os arquivos de um pacote em árvore: as pastas antes, cada coisa pelo nome', () => {
  const shown = (ramos: readonly Ramo[]): unknown[] =>
    ramos.map(({ nome, ramos: inside, parte }) => (parte ? nome : [nome, shown(inside)]));
  const partes = ['b.txt', 'a10.txt', 'z/2.txt', 'a2.txt', 'z/y/1.txt', '/x.txt'].map((caminho) => ({
    caminho,
    tamanho: 1,
  }));
  expect(shown(treeOf(partes))).toEqual([
    ['z', [['y', ['1.txt']], '2.txt']],
    'a2.txt',
    'a10.txt',
    'b.txt',
    'x.txt',
  ]);
});

it('o assunto de um arquivo é o nome dele, como palavras', () => {
  expect(['Laudo_de_vistoria.pdf', 'ata.tar.gz', '.env'].map(subjectOf)).toEqual([
    'Laudo de vistoria',
    'ata.tar',
    '.env',
  ]);
});
