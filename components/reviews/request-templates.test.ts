import { requestTemplates, templateText } from './request-templates';

it('starts a question from each template, within what the server takes', () => {
  for (const { id, text } of requestTemplates) {
    expect(templateText(id)).toBe(text);
    expect(text.length).toBeLessThanOrEqual(2000);
  }
  expect(new Set(requestTemplates.map(({ text }) => text)).size).toBe(requestTemplates.length);
  expect(templateText('none')).toBeNull();
});
