import { expect, it } from 'vitest';
import { focusProblem } from '#src/corpo/focus-problem.ts';
import { dispositivo, doc, p } from '#tests/schemas/corpo/nos.ts';
import { createEditor } from './corpo-editor.ts';
import { fillDomGaps } from './dom-gaps.ts';

fillDomGaps();

it('o que falta leva ao artigo vazio, onde se escreve', () => {
  const editor = createEditor(
    doc(p('Decreta:'), dispositivo('artigo', []), dispositivo('artigo', 'Fica.'), dispositivo('artigo', [])),
  );
  const texto = 'Escrever ou retirar o que está vazio: art. 3º';
  expect(focusProblem(editor, { codigo: 'dispositivoVazio', texto })).toBe(true);
  editor.commands.insertContent('Vale hoje.');
  expect(editor.state.doc.child(3).textContent).toBe('Vale hoje.');
  expect(editor.state.doc.child(1).textContent).toBe('');
});
