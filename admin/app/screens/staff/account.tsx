import { TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { useForm } from '../../form/use-form.ts';
import { useMay } from '../../session/may.ts';
import { NewPasswordFields } from '../../session/new-password-fields.tsx';
import { useStaff } from '../../session/session.ts';
import { useText } from '../../text/language.tsx';
import { Page } from '../../ui/page.tsx';
import { DescriptionList, Latin, Panel } from '../../ui/parts.tsx';
import { MySessions } from './my-sessions.tsx';
import { OrderPush } from './order-push.tsx';

const nothing = { current_password: '', password: '', password_confirmation: '' };

/** The signed-in person and their password. */
export default function Account() {
  const say = useText('staff');
  const shell = useText('shell');
  const me = useStaff();
  const may = useMay();
  const form = useForm({
    call: 'POST /admin/auth/password',
    initial: nothing,
    input: (body) => ({ body }),
    done: say('passwordChanged'),
    isCleared: true,
  });
  return (
    <Page title={shell('account')}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Panel title={me.name}>
          <DescriptionList
            facts={[
              [say('email'), <Latin key="email">{me.email}</Latin>],
              [say('role'), shell(`role_${me.role}`)],
            ]}
          />
        </Panel>
        <Panel title={say('changePassword')}>
          <Form form={form} isInDialog save={say('changePassword')}>
            <TextField
              {...form.field('current_password')}
              label={say('currentPassword')}
              type="password"
              dir="ltr"
              autoComplete="current-password"
            />
            <NewPasswordFields
              password={form.field('password')}
              repeated={form.field('password_confirmation')}
              label={say('newPassword')}
              repeatedLabel={say('repeatPassword')}
              hint={say('newPasswordHint')}
            />
          </Form>
        </Panel>
        <MySessions />
        {may('GET /admin/push') ? <OrderPush /> : null}
      </div>
    </Page>
  );
}
