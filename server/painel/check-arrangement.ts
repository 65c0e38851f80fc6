import { AppError, type FieldError } from '#schemas/app-error.ts';
import { createAjv } from '#schemas/ajv.ts';
import type { ArranjoPainel, WidgetPainel } from '#schemas/shapes/painel.ts';
import { mensagem } from '#schemas/messages/index.ts';
import { widgetKindOf, widgetKinds } from '#schemas/painel/widget-kinds.ts';

const ajv = createAjv();
const nothing = { type: 'object', additionalProperties: false } as const;

/** What each kind accepts as parameters. */
const accepts = new Map(
  widgetKinds.map(({ tipo, parametros = nothing }) => [tipo, ajv.compile(parametros)] as const),
);

/** Every block is of a kind that is offered, with what that kind asks, and is named once. */
export const checkArrangement = (arranjo: ArranjoPainel): void => refuse(arranjo, problemOf);

/** The home of a profile, besides, names nothing that is of one person. */
export const checkStandard = (arranjo: ArranjoPainel): void =>
  refuse(arranjo, (widget) => problemOf(widget) ?? problemOfStandard(widget));

const refuse = ({ posicoes }: ArranjoPainel, problem: (widget: WidgetPainel) => string | undefined): void => {
  const seen = new Set<string>();
  const erros: FieldError[] = [];
  for (const [position, widgets] of posicoes.entries())
    for (const [place, widget] of widgets.entries()) {
      const why = seen.has(widget.id) ? mensagem('painel.recusa.repetido') : problem(widget);
      if (why !== undefined) erros.push({ campo: `posicoes.${position}.${place}`, mensagem: why });
      seen.add(widget.id);
    }
  if (erros.length > 0) throw new AppError('camposInvalidos', {}, { erros });
};

const problemOf = ({ tipo, parametros = {} }: WidgetPainel): string | undefined => {
  if (!widgetKindOf(tipo)) return mensagem('painel.recusa.tipo');
  return accepts.get(tipo)?.(parametros) ? undefined : mensagem('painel.recusa.parametros');
};

const problemOfStandard = ({ tipo }: WidgetPainel): string | undefined =>
  widgetKindOf(tipo)?.fonte.de === 'salva' ? mensagem('painel.recusa.deUmaPessoa') : undefined;
