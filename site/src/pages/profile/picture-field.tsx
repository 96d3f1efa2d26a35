import { createPictureForm, type UserView } from '@loomwright/auth';
import { useEffect, useRef } from 'react';
import { readPicture } from '../../adapters/picture.ts';
import { useSite } from '../../app/providers.tsx';
import { useFormActor } from '../../app/use-form.ts';
import { accountSettingsOf } from '../../shared/account-settings/account-settings.ts';
import { Button } from '../../ui/button/button.tsx';
import { FieldError, FieldScope } from '../../ui/form/field.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { above, cluster } from '../../ui/layout/layout.css.ts';
import { note } from '../../ui/text/text.css.ts';

export const PictureField = ({ user }: { readonly user: UserView }) => {
  const site = useSite();
  const {
    actor: picture,
    definition,
    view,
  } = useFormActor(() => createPictureForm({ settings: accountSettingsOf(site), readPicture }, user.id));
  const { buttonText, canSubmit, message } = view;
  const change = (file?: File) => picture.send({ type: 'form.submit', values: { file } });
  const input = useRef<HTMLInputElement>(null);
  const field = { name: 'picture', label: 'Picture', error: message || undefined };
  const hasPicture = user.profileImage !== undefined;

  const { notices } = site;
  const { succeededStatus: text } = definition.texts;
  useEffect(() => {
    const success = picture.on('form.succeeded', () => notices.send({ type: 'notice.show', text }));
    return () => success.unsubscribe();
  }, [picture, notices, text]);

  // The focused button is removed with the picture.
  const hadPicture = useRef(hasPicture);
  useEffect(() => {
    const isRemoved = hadPicture.current && !hasPicture;
    hadPicture.current = hasPicture;
    if (isRemoved && document.activeElement === document.body) input.current?.focus();
  }, [hasPicture]);

  return (
    <FieldScope>
      <div data-needs-js>
        <div className={cluster[3]} aria-busy={!canSubmit}>
          <FileButton field={field} accept="image/*" input={input} onChoose={change}>
            {canSubmit && hasPicture ? 'Change picture' : buttonText}
          </FileButton>
          {hasPicture && (
            <Button look="quiet" onClick={() => change()}>
              Remove picture
            </Button>
          )}
        </div>
        <p className={`${note} ${above[3]}`}>
          It’s cropped to a small square. The photo’s location and time aren’t kept.
        </p>
        <div role="alert">
          <FieldError {...field} />
        </div>
      </div>
    </FieldScope>
  );
};
