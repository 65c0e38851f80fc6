import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Desenho } from '#src/conteudo/fluxo/Desenho.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { head, signs } from '#src/conteudo/fluxo/tracos.ts';

beforeAll(() => loadTexts());
afterEach(cleanup);

it('o desenho de quem segue um fluxo tem as pontas, os sinais, o fim grosso e os nomes do que se desenhou', () => {
  const box = { y: 10, largura: 36, altura: 36 };
  const { container } = render(
    <Desenho
      label="Desenho"
      said="Em palavras"
      lookOf={() => ({ shape: 'forma' })}
      desenho={{
        elementos: [
          { ...box, id: 's', nome: '', forma: 'EVENTO', x: 0 },
          { ...box, id: 'g', nome: 'Aprovado?', forma: 'DECISAO', x: 100, sinal: 'EXCLUSIVO' },
          { ...box, id: 'p', nome: '', forma: 'DECISAO', x: 200, sinal: 'PARALELO' },
          { ...box, id: 'e', nome: 'Recusado', forma: 'EVENTO', x: 300, contorno: 'GROSSO' },
        ],
        ligacoes: [
          { pontos: [{ x: 36, y: 28 }, { x: 100, y: 28 }] }, // prettier-ignore
          { nome: 'Não', pontos: [{ x: 136, y: 28 }, { x: 150, y: 28 }, { x: 150, y: 90 }] }, // prettier-ignore
        ],
      }}
    />,
  );
  // what is written under the first and the last has its whole width inside
  const [from = 0, , width = 0] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  expect([from, from + width]).toEqual([-24, 318 + 65 + 24]);
  const drawn = [...container.querySelectorAll('path')].map((one) => one.getAttribute('d'));
  expect(drawn.filter((d) => d === head)).toHaveLength(2);
  expect(drawn).toContain(signs.EXCLUSIVO.d);
  expect(drawn).toContain(signs.PARALELO.d);
  expect(
    [...container.querySelectorAll(`path[d="${head}"]`)].map((one) => one.getAttribute('transform')),
  ).toEqual(['translate(100 28) rotate(0)', 'translate(150 90) rotate(90)']);
  const [begins, ends] = [...container.querySelectorAll('circle')].map((one) => one.getAttribute('class'));
  expect(ends).not.toBe(begins);
  expect([...container.querySelectorAll('tspan')].map((one) => one.textContent)).toEqual([
    'Aprovado?',
    'Recusado',
    'Não',
  ]);
});

it('as raias têm o nome à vista, e um tempo sem nome diz o que espera', () => {
  const { container } = render(
    <Desenho
      label="Desenho"
      said="Em palavras"
      lookOf={() => ({ shape: 'forma' })}
      desenho={{
        elementos: [
          { id: 't', nome: '', forma: 'TEMPO', x: 60, y: 40, largura: 36, altura: 36, tempo: 'P5D' },
        ],
        raias: [
          { nome: '', x: 0, y: 0, largura: 400, altura: 100, fundura: 0 },
          { nome: 'Compras', x: 30, y: 0, largura: 370, altura: 100, fundura: 1 },
        ],
        ligacoes: [],
      }}
    />,
  );
  expect([...container.querySelectorAll('tspan')].map((one) => one.textContent)).toEqual(['5 dias']);
  expect([...container.querySelectorAll('span')].map((one) => one.textContent)).toEqual(['Compras']);
  const [x, , width] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect([x, width]).toEqual([-24, 448]);
});
