'use client';

import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { messageOf } from '@/lib/http/client';
import { useUploadMaterial } from '@/lib/training/hooks';
import { categoryNames, trainingCategories } from '@/lib/training/categories';
import { type TrainingCategory } from '@/lib/training/schema';

const options = trainingCategories.map((value) => ({ value, label: categoryNames[value] }));

/** Uploads a PDF with its title, category and description. */
export function UploadForm() {
  const upload = useUploadMaterial();
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [category, setCategory] = useState<TrainingCategory | null>('general');
  const picker = useRef<HTMLInputElement>(null);
  const fileField = useId();
  const titleField = useId();
  const categoryField = useId();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (upload.isPending) return;
    if (file === null || title.trim() === '' || category === null) {
      toast({
        variant: 'destructive',
        title: 'Missing Information',
        description: 'Please select a file, enter a title, and choose a category',
      });
      const first = file === null ? fileField : title.trim() === '' ? titleField : categoryField;
      document.getElementById(first)?.focus();
      return;
    }
    upload.mutate(
      { file, title, description, category },
      {
        onSuccess: () => {
          toast({ title: 'Training material uploaded successfully' });
          setFile(null);
          setTitle('');
          setDescription('');
          setCategory('general');
          if (picker.current !== null) picker.current.value = '';
        },
        onError: (error) =>
          toast({
            variant: 'destructive',
            title: 'Upload Failed',
            description: messageOf(error, 'Upload failed'),
          }),
      },
    );
  };

  return (
    <Card asChild>
      <section aria-labelledby="training-upload">
        <CardHeader>
          <CardTitle id="training-upload">Upload a PDF</CardTitle>
          <CardDescription>
            The PDF must have selectable text. Run OCR on scans before you upload them.
          </CardDescription>
        </CardHeader>
        <CardContent>
          <form method="post" onSubmit={submit} noValidate className="grid grid-cols-1 gap-5">
            <Field label="PDF file" id={fileField}>
              <Input
                ref={picker}
                type="file"
                accept=".pdf"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
                className="h-auto py-2 file:mr-3 file:rounded-sm file:border-0 file:bg-muted file:px-3 file:py-1.5 file:text-sm file:font-medium file:text-foreground"
              />
            </Field>
            <Field label="Title" id={titleField}>
              <Input
                readOnly={upload.isPending}
                value={title}
                maxLength={200}
                onChange={({ target }) => setTitle(target.value)}
              />
            </Field>
            <Field label="Category" id={categoryField}>
              <Select
                options={options}
                value={category}
                onValueChange={(value) =>
                  setCategory(trainingCategories.find((one) => one === value) ?? null)
                }
              />
            </Field>
            <Field label="Description" optional>
              <Textarea
                rows={3}
                readOnly={upload.isPending}
                value={description}
                maxLength={900}
                onChange={({ target }) => setDescription(target.value)}
              />
            </Field>
            <Button type="submit" pending={upload.isPending} className="sm:justify-self-start">
              {upload.isPending ? 'Uploading...' : 'Upload'}
            </Button>
          </form>
        </CardContent>
      </section>
    </Card>
  );
}
