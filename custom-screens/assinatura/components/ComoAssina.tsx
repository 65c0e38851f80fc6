import { assinaturaApi } from '#schemas/api/assinatura.ts';
import { useRead } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { useActingName } from '#src/session/use-acting-name.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** Who signs and by which means, before anything is signed. */
export const ComoAssina = () => {
  const text = useText();
  const nome = useActingName();
  const { data } = useRead(assinaturaApi.licencaUsuario, {}, { quiet: true, ownError: true });
  const advanced = data?.codigo === true;
  return (
    <Sheet title={text('assinatura.como.titulo')}>
      <Facts
        items={[
          [text('assinatura.como.assinante'), <b key="nome">{nome}</b>],
          [
            text('assinatura.como.tipo'),
            text(advanced ? 'assinatura.como.avancada' : 'assinatura.como.simples'),
          ],
          [
            text('assinatura.como.confirmacao'),
            text(advanced ? 'assinatura.como.senhaECodigo' : 'assinatura.como.senha'),
          ],
        ]}
      />
    </Sheet>
  );
};
