import { useText } from '#src/i18n/use-text.ts';
import { useSignedIn } from '#src/session/use-session.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';

/** Who signs and by which means, before anything is signed. */
export const ComoAssina = () => {
  const text = useText();
  const { nome } = useSignedIn().dados.usuario;
  return (
    <Sheet title={text('assinatura.como.titulo')}>
      <Facts
        items={[
          [text('assinatura.como.assinante'), <b key="nome">{nome}</b>],
          [text('assinatura.como.tipo'), text('assinatura.como.simples')],
          [text('assinatura.como.confirmacao'), text('assinatura.como.senha')],
        ]}
      />
    </Sheet>
  );
};
