import { sentences, welcome } from '../support/fixtures/sentences.ts';
import { site } from '../../src/site.ts';
import { expect, test } from './test.ts';

for (const width of [390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ width, tolerated: /status of 401|401 \(|Unauthorized/ });

    test('somebody signs up, logs in, signs out', async ({ visitor, stranger }) => {
      const { username, fullName, email, password } = stranger;
      await visitor.go('/signup');
      await visitor.hydrated('main');
      await visitor.types({ Username: username, 'Full name': fullName, Email: email, Password: password });
      await visitor.keys('Enter');
      await visitor.sees('dialog', welcome(site.name));
      await visitor.keys('Enter');
      await visitor.arrives('/login');

      await visitor.hydrated('main');
      await visitor.types({ Email: email, Password: 'not this one' });
      await visitor.keys('Enter');
      await visitor.sees('dialog', sentences.login.invalid);
      await visitor.presses('button', 'Close', 'finger');
      await visitor.finds('Email', email);
      await visitor.types({ Password: password });
      await visitor.keys('Enter');
      await visitor.sees('dialog', welcome(site.name));
      await visitor.presses('button', 'Close', 'finger');
      await visitor.arrives('/');

      if (width === 390) await visitor.presses('summary', 'Menu', 'finger');
      await visitor.misses('entry', 'Login');
      await visitor.presses('button', 'Signout', 'finger');
      await visitor.sees('dialog', sentences.signout.done);
      await visitor.keys('Escape');
      await visitor.sees('dialog', sentences.signout.done);
      await visitor.presses('button', 'Close', 'finger');
      await visitor.isOn('entry', 'Login');
      expect(await visitor.driver.ask(() => localStorage.getItem('userId'), undefined)).toBeNull();
    });

    test('somebody who forgot the password sets a new one, and logs in with it', async ({
      visitor,
      member,
    }) => {
      const password = 'Salt & pepper 8';
      await visitor.go('/forgotpassword');
      await visitor.hydrated('main');
      await visitor.types({ Email: member.email, 'New password': password });
      await visitor.keys('Enter');
      await visitor.sees('dialog', sentences.reset.done);
      await visitor.keys('Enter');
      await visitor.arrives('/login');
      await visitor.hydrated('main');
      await visitor.types({ Email: member.email, Password: password });
      await visitor.keys('Enter');
      await visitor.sees('dialog', welcome(site.name));
    });
  });
