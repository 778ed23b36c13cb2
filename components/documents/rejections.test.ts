import { describeRejections } from '@/components/documents/rejections';

it('names each file with every reason, in the words of the specification', () => {
  const refused = [
    { file: { name: 'a.gif' }, errors: [{ code: 'file-invalid-type', message: 'one of …' }] },
    {
      file: { name: 'a.gif' },
      errors: [
        { code: 'file-invalid-type', message: 'one of …' },
        { code: 'file-too-large', message: 'File is larger than 50 MB' },
        { code: 'too-many-files', message: 'Too many files' },
      ],
    },
  ];
  const [first, second] = describeRejections(refused);
  expect(first).toEqual({ key: '0-a.gif', name: 'a.gif', messages: ['File type must be PDF, PNG, or JPG'] });
  expect(second?.messages).toEqual([
    'File type must be PDF, PNG, or JPG',
    'File is larger than 52428800 bytes (50 MB)',
    'Too many files',
  ]);
  expect(second?.key).not.toBe(first?.key);
});

it('says what to do with a photo in another format', () => {
  const refused = [
    { file: { name: 'a.heic' }, errors: [{ code: 'file-invalid-type', message: 'one of …' }] },
  ];
  expect(describeRejections(refused)[0]?.messages).toEqual([
    'File type must be PDF, PNG, or JPG',
    'This is a HEIC photo. Save it as a JPG first. To take JPGs with an iPhone, go to Settings, Camera, Formats, and select Most Compatible',
  ]);
});
