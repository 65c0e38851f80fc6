import { describe, expect, test } from 'vitest';
import { corpoToText } from '#schemas/corpo/corpo-to-text.ts';
import { fillMarcadores } from '#schemas/corpo/fill-marcadores.ts';
import { marcadoresOf } from '#schemas/corpo/marcadores-of.ts';
import {
  assinatura,
  celula,
  doc,
  fixo,
  h,
  imagem,
  lista,
  marcador,
  p,
  quebra,
  tabela,
  texto,
} from './nos.ts';

describe('values in the places of a body', () => {
  test('alone in its paragraph, a value gives a paragraph for each line, all alike', () => {
    const attrs = { textAlign: 'center' };
    const filled = fillMarcadores(doc(p([marcador('pedido')], attrs)), {
      pedido: 'primeiro\r\n\n  segundo  ',
    });
    expect(filled).toEqual(doc(p('primeiro', attrs), p('segundo', attrs)));
  });

  test('amid text, the lines of a value are kept by line breaks, and its looks pass to them', () => {
    const place = { ...marcador('nome'), marks: [{ type: 'bold' }] };
    const filled = fillMarcadores(doc(p([texto('A '), place, texto(',')])), { nome: 'Ana\nBento' });
    expect(filled).toEqual(
      doc(p([texto('A '), texto('Ana', 'bold'), quebra, texto('Bento', 'bold'), texto(',')])),
    );
  });

  test('an absent or blank value leaves its place open, and the names of objects are not values', () => {
    const corpo = doc(p([marcador('nada')]), p([marcador('branco')]), p([marcador('constructor')]));
    expect(fillMarcadores(corpo, { branco: ' \n ' })).toEqual(corpo);
  });

  test('what a person types is text, even when it looks like a marker', () => {
    const filled = fillMarcadores(doc(p([marcador('a')])), { a: '{{b}} <b>x</b>', b: 'no' });
    expect(corpoToText(filled)).toBe('{{b}} <b>x</b>');
  });

  test('keys of values and of signatures, each once, in reading order', () => {
    const corpo = doc(
      fixo('cabecalho', p([marcador('orgao')])),
      tabela([celula('x'), { type: 'tableCell', content: [p([marcador('valor'), marcador('orgao')])] }]),
      assinatura('assinatura_2'),
      assinatura('assinatura_1'),
    );
    expect(marcadoresOf(corpo)).toEqual({
      valores: ['orgao', 'valor'],
      assinaturas: ['assinatura_2', 'assinatura_1'],
    });
  });
});

describe('the words of a body', () => {
  test('one line for each block, cells apart, descriptions of images included, open places without words', () => {
    const corpo = doc(
      h(2, 'Do objeto'),
      p([texto('Valor: '), marcador('valor'), quebra, marcador('aberto'), texto('fim')]),
      p([]),
      lista('bulletList', [p('um'), lista('orderedList', [p('dois')])]),
      tabela([celula('Ano'), celula('2026')], [celula('Mês'), celula('Maio')]),
      imagem('a1', { alt: 'Planta do terreno' }),
      assinatura('assinatura_1'),
    );
    expect(corpoToText(corpo, { valor: 'R$\u00a010' }).split('\n')).toEqual([
      'Do objeto',
      'Valor: R$\u00a010',
      'fim',
      'um',
      'dois',
      'Ano\t2026',
      'Mês\tMaio',
      'Planta do terreno',
    ]);
  });
});

describe('the address of who receives', () => {
  const address = doc(
    p([
      marcador('destinatario_tratamento'),
      quebra,
      marcador('destinatario_nome'),
      quebra,
      marcador('destinatario_cargo'),
      quebra,
      marcador('destinatario_orgao'),
    ]),
  );
  const unit = 'Secretaria Municipal de Educação';

  test('of a unit has its name once, and no line for what it lacks', () => {
    const valores = {
      destinatario_tratamento: 'A Sua Senhoria',
      destinatario_nome: unit,
      destinatario_orgao: unit,
    };
    expect(fillMarcadores(address, valores)).toEqual(doc(p([texto('A Sua Senhoria'), quebra, texto(unit)])));
  });

  test('of a person keeps all that there is, and waits whole while nobody receives', () => {
    expect(
      corpoToText(address, {
        destinatario_nome: 'Ana',
        destinatario_cargo: 'Chefe',
        destinatario_orgao: unit,
      }),
    ).toBe(`Ana\nChefe\n${unit}`);
    expect(fillMarcadores(address, {})).toEqual(address);
  });
});
