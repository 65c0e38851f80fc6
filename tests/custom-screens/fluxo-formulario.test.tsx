import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Formulario } from '#screens/fluxo-gerenciar/formulario/Formulario.tsx';
import {
  addQuestion,
  changeQuestion,
  duplicateQuestion,
  moveQuestion,
} from '#screens/fluxo-gerenciar/formulario/questions.ts';
import { elementOf } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { putAtividade } from '#screens/fluxo-gerenciar/say.ts';
import { atividadeOf, type CampoFluxo } from '#schemas/fluxo/atividade.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { begun, saved } from './flow-drawing.ts';
import { renderScreen } from '../src/render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const campo = (chave: string, more: Partial<CampoFluxo> = {}): CampoFluxo => ({
  chave,
  rotulo: chave.charAt(0).toUpperCase() + chave.slice(1),
  tipo: 'TEXTO',
  obrigatorio: false,
  ...more,
});

/** The form as it is drawn; answers what was kept last. */
const shown = (
  first: readonly CampoFluxo[],
  turn: (work: () => void) => void = (work) => work(),
): (() => readonly CampoFluxo[]) => {
  let kept = first;
  const Kept = () => {
    const [campos, setCampos] = useState(first);
    return (
      <Formulario
        nome="Pedir"
        atividade={{ especie: 'FORMULARIO', instrucao: 'Leia antes.', campos }}
        onChange={(next) => {
          kept = next;
          turn(() => setCampos(next));
        }}
        onClose={() => undefined}
      />
    );
  };
  renderScreen(<Kept />);
  return () => kept;
};
const keys = (campos: readonly CampoFluxo[]): string[] => campos.map(({ chave }) => chave);
const question = (name: RegExp): HTMLElement => screen.getByRole('button', { name });

it('uma pergunta desenha-se, e a prévia é o que verá quem faz: com a ajuda, o que falta e o que depende de outra', async () => {
  const user = userEvent.setup();
  const kept = shown([campo('tipo', { tipo: 'LISTA', opcoes: ['Compra', 'Serviço'] })]);
  const preview = screen.getByRole('region', { name: 'Como quem faz vê' });
  expect(within(preview).getByText('Leia antes.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Incluir pergunta' }));
  // the new one is named at once
  await user.keyboard('Quantos meses?');
  // going straight on settles the name, and what is clicked opens
  await user.click(screen.getByRole('combobox', { name: /^Resposta/ }));
  expect(keys(kept())).toEqual(['tipo', 'quantosMeses']);
  await user.click(screen.getByRole('option', { name: 'Número' }));
  await user.type(screen.getByRole('textbox', { name: 'Ajuda abaixo do campo' }), 'Até 60.{Enter}');
  await user.click(screen.getByRole('checkbox', { name: 'Obrigatória' }));
  expect(within(preview).getByRole('textbox', { name: 'Quantos meses?' })).toHaveAccessibleDescription(
    'Até 60.',
  );

  // only where the one before it says so
  await user.click(screen.getByRole('checkbox', { name: 'Só perguntar se' }));
  await user.click(screen.getByRole('button', { name: 'Incluir linha' }));
  const line = screen.getByRole('group', { name: 'Linha 1' });
  await user.click(within(line).getByRole('combobox', { name: /Pergunta ou campo/ }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Escolha', 'Tipo']);
  await user.click(screen.getByRole('option', { name: 'Tipo' }));
  await user.click(within(line).getByRole('combobox', { name: /^Valor/ }));
  await user.click(screen.getByRole('option', { name: 'Serviço' }));
  expect(kept()[1]).toEqual({
    chave: 'quantosMeses',
    rotulo: 'Quantos meses?',
    tipo: 'NUMERO',
    obrigatorio: true,
    ajuda: 'Até 60.',
    quando: 'fluxo.tipo = "Serviço"',
  });
  expect(within(preview).queryByRole('textbox', { name: 'Quantos meses?' })).toBeNull();
  await user.click(within(preview).getByRole('combobox', { name: /Tipo/ }));
  await user.click(screen.getByRole('option', { name: 'Serviço' }));
  await user.click(within(preview).getByRole('button', { name: 'Concluir' }));
  expect(within(preview).getByText('Preencha este campo.')).toBeVisible();
  await user.type(within(preview).getByRole('textbox', { name: 'Quantos meses?' }), 'doze');
  await user.click(within(preview).getByRole('button', { name: 'Concluir' }));
  expect(within(preview).getByText('O que se escreveu não serve para este campo.')).toBeVisible();
  await user.clear(within(preview).getByRole('textbox', { name: 'Quantos meses?' }));
  await user.type(within(preview).getByRole('textbox', { name: 'Quantos meses?' }), '12');
  await user.click(within(preview).getByRole('button', { name: 'Concluir' }));
  expect(within(preview).getByText('Assim se conclui a atividade.')).toBeVisible();
}, 30_000);

it('pelo teclado muda-se a ordem e retira-se uma pergunta, que se desfaz', async () => {
  const user = userEvent.setup();
  const kept = shown([campo('um'), campo('dois'), campo('três')]);
  question(/^Três/).focus();
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowDown}{/Alt}');
  expect(keys(kept())).toEqual(['um', 'três', 'dois']);
  expect(question(/^Três/)).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(keys(kept())).toEqual(['três', 'um', 'dois']);
  expect(question(/^Três/)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(keys(kept())).toEqual(['um', 'dois']);
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(keys(kept())).toEqual(['três', 'um', 'dois']);
  await user.click(screen.getByRole('button', { name: 'Duplicar a pergunta Um' }));
  expect(keys(kept())).toEqual(['três', 'um', 'um2', 'dois']);
});

it('uma chave que muda leva as condições do formulário; um texto igual a ela fica como está', () => {
  const first = [campo('tipo'), campo('meses', { quando: 'fluxo.tipo = "fluxo.tipo" and fluxo.tipo2 = 1' })];
  expect(changeQuestion(first, 0, { chave: 'especie' })[1]?.quando).toBe(
    'fluxo.especie = "fluxo.tipo" and fluxo.tipo2 = 1',
  );
  // a key that somebody chose stays when the label changes
  expect(changeQuestion(first, 0, { rotulo: 'Outra' })[0]?.chave).toBe('tipo');
  expect(changeQuestion(addQuestion(first, 'Pergunta'), 2, { rotulo: 'Meses' })[2]?.chave).toBe('meses2');
  expect(keys(moveQuestion(first, 0, 5))).toEqual(['tipo', 'meses']);
  expect(keys(duplicateQuestion(first, 1, 'Cópia'))).toEqual(['tipo', 'meses', 'meses2']);
  // choices are of what lets choose
  const list = changeQuestion(first, 0, { tipo: 'LISTA', opcoes: ['a'] });
  expect(list[0]?.opcoes).toEqual(['a']);
  expect(changeQuestion(list, 0, { tipo: 'DATA' })[0]).not.toHaveProperty('opcoes');
});

it('o que se desenhou fica no arquivo, e abre como era', async () => {
  const drawing = await begun();
  const id = addAfter(drawing, 'atividade', undefined);
  const element = elementOf(drawing, id);
  if (!element) throw new Error(id);
  const campos = [
    campo('onde', { tipo: 'VARIAS', opcoes: ['Sede & anexos', '"Escolas"'], ajuda: 'Mais de um.' }),
    campo('valor', {
      tipo: 'MOEDA',
      obrigatorio: true,
      quando: 'list contains(fluxo.onde, "Sede & anexos")',
    }),
    campo('quem', { tipo: 'PESSOA', obrigatorio: true }),
    campo('lotacao', { tipo: 'UNIDADE', ajuda: 'A de agora.', quando: 'fluxo.quem = 31' }),
  ];
  putAtividade(drawing, id, { ...atividadeOf(element), campos });
  const again = elementOf(await saved(drawing), id);
  expect(again && atividadeOf(again).campos).toEqual(campos);
});

it('uma pergunta nova nomeia-se logo, ainda que o desenho só a tenha na sua vez', async () => {
  const user = userEvent.setup();
  const later: (() => void)[] = [];
  const kept = shown([campo('tipo')], (work) => later.push(work));
  await user.click(screen.getByRole('button', { name: 'Incluir pergunta' }));
  act(() => later.splice(0).forEach((work) => work()));
  await user.keyboard('Quem cuida{Tab}');
  expect(kept()[1]).toMatchObject({ rotulo: 'Quem cuida', chave: 'quemCuida' });
});
