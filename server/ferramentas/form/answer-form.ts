import { drawForm, writtenTexts } from './draw-form.ts';
import { Unfillable, type FormAnswer, type FormRequest } from './form.ts';
import { fill, overflowingIn } from './fill-form.ts';
import { openForm } from './open-form.ts';
import { pageTexts } from './page-texts.ts';
import { describe, readForm, valuesIn } from './read-form.ts';

/** What is made of a form that somebody sent, as it is made. */
export const answerForm = async function* (request: FormRequest): AsyncGenerator<FormAnswer> {
  if (request.kind === 'ler') {
    yield { kind: 'descricao', descricao: await readForm(request.content) };
    return;
  }
  if (request.kind === 'limpar') {
    const blank = await openForm(request.content);
    yield {
      kind: 'preenchido',
      content: await blank.save({ updateFieldAppearances: false }),
      transbordam: [],
    };
    return;
  }
  const { content, valores } = request;
  const printed = await pageTexts(content);
  const pdf = await openForm(content);
  const transbordam = valores ? await fill(pdf, valores) : await overflowingIn(pdf);
  const filled = valores ? await pdf.save({ updateFieldAppearances: false }) : content;
  const written = writtenTexts(describe(pdf, printed), valores ?? valuesIn(pdf));
  yield { kind: 'preenchido', content: filled, transbordam };
  for await (const pagina of drawForm(filled, [...printed, ...written])) yield { kind: 'pagina', pagina };
};

export const problemOf = (error: unknown): string =>
  error instanceof Unfillable ? error.problem : 'invalido';
