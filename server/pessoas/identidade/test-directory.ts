import { AppError } from '#schemas/app-error.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { readDirectorySettings } from './directory-settings.ts';
import { placeByRules } from './entry-rules.ts';
import { findInDirectory } from './find-in-directory.ts';
import { DirectoryDown, withDirectory } from './with-directory.ts';

/** Really binds and searches with the saved settings, and says what it found. Nobody enters and no account is made. */
export const testDirectory = async (ctx: Ctx, login: string | undefined): Promise<string> => {
  const { config } = ctx.ports;
  const settings = await readDirectorySettings(ctx.db, config.key);
  if (!settings) throw refusal(mensagem('identidade.diretorio.semEndereco'));
  const lines = [mensagem('identidade.diretorio.ligou', { url: settings.url })];
  try {
    await withDirectory(config, settings, async (client) => {
      if (login === undefined) {
        const { searchEntries } = await client.search(settings.base, { scope: 'base', attributes: ['1.1'] });
        lines.push(mensagem('identidade.diretorio.base', { base: searchEntries[0]?.dn ?? settings.base }));
        return;
      }
      const { achadas, pessoa } = await findInDirectory(client, settings, login.trim().toLowerCase());
      if (!pessoa) {
        lines.push(mensagem(`identidade.diretorio.${notOne(achadas)}`, { login }));
        return;
      }
      const { dn, login: usuario, nome = '—', email = '—', cpf = '—', matricula = '—', valores } = pessoa;
      lines.push(mensagem('identidade.diretorio.pessoa', { dn, usuario, nome, email, cpf, matricula }));
      lines.push(await describePlace(ctx, valores));
    });
  } catch (error) {
    if (!(error instanceof DirectoryDown)) throw error;
    throw refusal(mensagem('identidade.diretorio.recusou', { erro: error.message }));
  }
  return lines.join(' ');
};

const notOne = (achadas: number): 'ninguem' | 'semUsuario' | 'varias' =>
  achadas === 0 ? 'ninguem' : achadas === 1 ? 'semUsuario' : 'varias';

const describePlace = async ({ db }: Ctx, valores: readonly string[]): Promise<string> => {
  const { perfilAcesso, unidades, regras } = await placeByRules(db, valores);
  const read = valores.length === 0 ? mensagem('identidade.semValores') : valores.join('; ');
  if (perfilAcesso === undefined || unidades.length === 0)
    return mensagem('identidade.semRegra', { valores: read });
  const units = await db
    .selectFrom('registro.unidade')
    .select('sigla')
    .where(
      'id',
      'in',
      unidades.map(({ unidade }) => unidade),
    )
    .execute();
  return mensagem('identidade.comRegra', {
    valores: read,
    regras: regras.join(', '),
    unidades: units.map(({ sigla }) => sigla).join(', '),
  });
};

const refusal = (motivo: string): AppError => new AppError('transicaoNaoPermitida', { motivo });
