import { defined } from '#schemas/defined.ts';
import { AppError, type FieldError } from '#schemas/app-error.ts';
import type { ProcuracaoNova } from '#schemas/shapes/procuracao.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx, OutsiderCtx } from '#server/base/http/context.ts';
import {
  createRecord,
  getRecord,
  modelsInForce,
  registerNamed,
  updateRecord,
  viewFor,
  type RegisterView,
} from '#server/engine/index.ts';
import { countAttempt } from '#server/pessoas/credencial/index.ts';
import { insideCtx } from '../outside-ctx.ts';
import { requireService } from '../servicos.ts';

const nowhere = { unidadeId: 0, unidadeSigla: '', organizacaoId: 0 };

/** The register as the product writes it, in the name of the person: its rules and its history hold for them too. */
const register = (ctx: OutsiderCtx): { readonly inside: Ctx; readonly view: RegisterView } => {
  const outsider = insideCtx(ctx, nowhere);
  const inside: Ctx = { ...outsider, sessao: { ...outsider.sessao, administrador: true } };
  const models = modelsInForce();
  return { inside, view: viewFor(inside, models, registerNamed(models, 'procuracao')) };
};

const fieldOf: Readonly<Record<string, string>> = {
  procuradorNome: 'nome',
  procuradorDocumento: 'documento',
  procuradorEmail: 'email',
  servico: 'servicoId',
  fim: 'ate',
};

/** Refusals of the register, beside the fields that the person filled. */
const asAsked = (error: AppError): AppError =>
  new AppError(
    error.code,
    {},
    {
      erros: error.erros.map(({ campo, mensagem: said }): FieldError => ({
        campo: fieldOf[campo] ?? campo,
        mensagem: said,
      })),
    },
  );

/** Gives somebody the power to act for the person; whether they have an account is not said. */
export const grantPower = async (ctx: OutsiderCtx, asked: ProcuracaoNova): Promise<void> => {
  const { servicoId, arquivo } = asked;
  // each one writes to somebody who did not ask for it
  await countAttempt(ctx.ports.db, [{ chave: `procuracao:${ctx.externo.externoId}`, livres: 20 }], ctx.agora);
  if (servicoId !== undefined) await requireService(ctx.db, servicoId);
  const rules = await ctx.db.selectFrom('registro.dominio').select('aprovacaoProcuracao').executeTakeFirst();
  const { inside, view } = register(ctx);
  try {
    await createRecord(inside, view, {
      outorgante: ctx.externo.externoId,
      procuradorNome: asked.nome.trim(),
      procuradorDocumento: asked.documento.replace(/\W/g, '').toUpperCase(),
      procuradorEmail: asked.email.trim().toLowerCase(),
      ...defined({ servico: servicoId }),
      podePedir: asked.podePedir,
      podeAssinar: asked.podeAssinar,
      podeReceber: asked.podeReceber,
      fim: asked.ate,
      ...defined({ arquivo }),
      situacao: rules?.aprovacaoProcuracao === true ? 'ESPERA' : 'ACEITA',
    });
  } catch (error) {
    if (error instanceof AppError && error.erros.length > 0) throw asAsked(error);
    throw error;
  }
};

/** Who gave it takes it back; who got it gives it up. Of others it is not there. */
export const endPower = async (ctx: OutsiderCtx, id: number): Promise<void> => {
  const { externo } = ctx;
  const { inside, view } = register(ctx);
  const before = await getRecord(inside, view, id, { lock: true });
  const gave = before['outorgante'] === externo.externoId;
  const got =
    before['procuradorDocumento'] === externo.documento &&
    String(before['procuradorEmail']).toLowerCase() === externo.email.toLowerCase();
  if (!gave && !got) throw new AppError('naoEncontrado');
  if (before['situacao'] !== 'ACEITA' && before['situacao'] !== 'ESPERA')
    throw new AppError('transicaoNaoPermitida', { motivo: mensagem('externo.procuracao.recusa.encerrada') });
  await updateRecord(inside, view, id, {
    ...before,
    situacao: 'REVOGADA',
    motivo: mensagem(gave ? 'externo.procuracao.revogada' : 'externo.procuracao.renunciada', {
      quem: externo.nome,
    }),
  });
};
